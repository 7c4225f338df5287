/**
 * Which motif a card gets: the words of its name are looked up first, then its kind.
 *
 * Here are words of English that a card of any game may be called by. Names and kinds that only one game has stand in its
 * own folder.
 *
 * A line is an icon of game-icons.net and the beginnings of words that ask for it. The longest beginning wins, and of
 * equally long ones the later word of the name, which in English is the noun ("Flare-Code Sniper" is a sniper).
 */

const WORDS = `
ace-of=poker-hand act=drama-masks adrenal=syringe aegis=lightning-dome anvil=anvil-impact apron=leather-vest
arcane=magic-swirl archive=bookshelf archer=bowman arm=sword-brandish armour=breastplate arrest=manacles
ash=burning-embers assembl=gear-hammer attic=spooky-house automaton=vintage-robot avalanche=falling-boulder
backburn=wildfires bargain=contract barrage=artillery-shell barrier=magic-shield bastion=castle bat=evil-bat
beacon=lighthouse beam=ringed-beam bear=bear-head beetle=beetle-shell bell=ringing-bell blackout=unplugged
blade=curvy-knife blessed=robe blood=blood bloom=spiral-bloom blow=punch-blast blueprint=armor-blueprint
bollard=mooring-bollard bomb=time-bomb bone=ribcage book=open-book boots=boots bounce=bouncing-spring
bounty=wanted-reward bow=crossbow bracer=bracers brand=fire-ring brawler=brass-knuckles bridge=arch-bridge
brood=egg-clutch buckler=round-shield bulwark=defensive-wall burn=flame burst=bright-explosion captain=rank-3
card=poker-hand carrion=hyena-head case=round-potion castle=castle cave=falling-rocks chain=manacles
chameleon=gecko channel=concentration-orb chaos=flame-spin charge=dynamite choir=music-spell cinder=burning-embers
cistern=manual-water-pump cloak=cloak cloth=bandage-roll coal=coal-pile coin=coinflip cold=frozen-orb
collector=skull-in-jar colossus=giant compost=reactor condens=dew conscience=angel-wings convoy=truck
cornered=enrage countermand=halt courier=walking-scout crab=crab crawler=centipede crooked=contract
crossroad=crossroad crow=raven crown=crown crush=skull-crack crypt=tombstone cup=jeweled-chalice curse=cursed-star
customs=vintage-robot dagger=curvy-knife dawn=sunrise day=sundial death=death-skull debilitate=despair debt=crossroad deck=poker-hand
decoy=run demolition=dynamite deserter=poker-hand dew=dew dice=rolling-dices dirge=skull-in-jar disease=virus
dissolv=poison-gas divine=magic-shield dome=lightning-dome dominate=overlord-helm door=wooden-door
dragon=dragon-head drip=dna1 drone=delivery-drone duel=crossed-swords duster=leather-armor echo=radio-tower
ember=burning-embers encore=drama-masks enforcer=police-badge engine=gears engulf=fire-wave envy=gears evil=imp
evolution=dna1 fate=rolling-dices feller=axe-in-stump fen=swamp festering=virus fever=medical-thermometer
finale=theater-curtains finger=robber-hand fire=flame fireball=fireball firecracker=firework-rocket
fireproof=fire-shield fist=fist flak=anti-aircraft-gun flame=flame flaming=fire-punch flare=light-projector
flash=bright-explosion fog=poison-gas footing=crossed-swords fox=fox-head fragment=shattered-glass freeze=frozen-orb fury=enrage
gale=windy-stripes gas=poison-gas gate=portculis gene=dna1 ghost=spectre glass=shattered-glass golem=rock-golem
grave=tombstone gravedigger=tombstone grid=mesh-network guard=guards gun=blunderbuss halo=aura hammer=warhammer
hand=magic-palm handshake=shaking-hands hare=rabbit harrier=eagle-head harvest=scythe hawk=eagle-head head=skull-crack
heart=heart-beats heartbeat=heart-beats hedge=thorny-vine hex=cursed-star hook=meat-hook hound=hound
hour=hourglass hourglass=hourglass house=manacles howl=wolf-howl hunter=bowman hydraul=mechanical-arm ice=frozen-orb
index=open-book infectious=imp-laugh infirmary=healing inner=inner-self inoculation=syringe insanity=brain iron=stone-wall
itching=powder jamming=radio-tower jar=covered-jar keeper=keyring key=keyring kiln=furnace kindled=blood
knife=curvy-knife knives=thrown-daggers knuckle=brass-knuckles lance=sun-spear lantern=lantern-flame lash=whiplash
lattice=mesh-network laugh=imp-laugh lava=lava ledger=archive-register lens=beam-satellite lightning=lightning-storm
lining=robe lion=lion list=tied-scroll listen=radar-dish loader=forklift lobber=spine-arrow lost=locked-chest
lucky=fox-head luck=fox-head lynx=lynx-head machine=gears maid=swordwoman mantis=praying-mantis market=coins
marked=poker-hand marsh=swamp marshal=rank-3 martyr=martyr-memorial mask=duality-mask mast=radio-tower
matriarch=queen-crown maw=worm-mouth mech=battle-mech meteor=burning-meteor mimic=duality-mask mind=brain mine=dynamite
mire=swamp mirror=mirror-mirror monteur=gear-hammer moon=evil-moon moth=butterfly mote=nodular mother=queen-crown
mutagen=dna1 nanite=spiral-bloom needle=porcupine nets=dew night=night-vision noon=sun-spear nowhere=magic-portal
nurse=healing oak=axe-in-stump oath=broken-heart officer=graduate-cap oracle=crystal-ball orbital=beam-satellite
owl=owl pacification=halt palimpsest=scroll-unfurled pantry=keyring patent=police-badge patience=well
patriarch=crowned-skull pedlar=open-book penny=crystal-ball pest=virus pharmacy=apothecary pheromone=masked-spider
pistol=blunderbuss plague=virus plated=leather-armor plating=metal-plate poison=poison-gas portal=magic-portal
post=radar-dish powder=powder prayer=prayer property=locked-chest protocol=defensive-wall pump=manual-water-pump
pup=hyena-head pyre=pyre queen=queen-crown quick=riposte quiet=portculis ranks=spartan-helmet rat=rat
ration=archive-register raven=raven reactor=reactor reassembl=gear-hammer reboot=power-button recaster=striking-splinter
reckoning=scales reclamation=chemical-tank regent=crown relief=truck reprisal=riposte return=music-spell
ribbon=spinning-ribbons ricochet=ricochet rifle=lee-enfield rigged=rolling-dices ring=fire-ring rite=sacrificial-dagger
rivet=anvil-impact road=walking-scout robot=vintage-robot roc=condor-emblem roster=guards rot=virus rug=fall-down
rune=rune-stone runner=run rust=nodular saint=prayer salt=salt-shaker salvage=recycle sapper=leather-vest
saw=crosscut-saw scar=scar-wound scavenger=open-chest scent=sniffing-dog school=graduate-cap scout=walking-scout
scribe=quill-ink searchlight=light-projector sentinel=guards sergeant=sergeant shield=shield-echoes
shoulder=shoulder-armor shrapnel=striking-splinter shriek=sonic-screech sick=medical-thermometer silent=healing
skin=fish-scales skull=surprised-skull sleight=robber-hand sling=sling slingshot=slingshot slippery=eel
slipstream=windy-stripes smith=anvil-impact smoke=smoke-bomb snake=cobra sniper=crosshair soldier=guards
song=music-spell soot=sling sorrow=tear-tracks sower=plant-seed spark=circle-sparks spear=barbed-spear
spider=masked-spider spill=circle-sparks spine=spine-arrow spitter=cobra spring=bouncing-spring stalker=beast-eye
stand=shield-echoes static=headphones steel=metal-plate still=meditation stolen=robber stone=rock-golem
storm=lightning-storm stream=lava strider=spider-bot study=open-book surgeon=crosscut-saw swamp=swamp
swarm=nano-bot sword=sword-brandish tallow=candle-light tangled=tongue tank=chemical-tank tar=portculis tattle=ringing-bell
terror=terror thief=robber third=magic-palm thorn=thorny-vine tide=big-wave tired=sword-brandish titan=troll
toll=coins tongue=tongue tonic=round-potion torch=torch tornado=tornado tower=watchtower trap=wolf-trap
trapdoor=floor-hatch trouble=despair turned=switch-weapon turret=sentry-gun undermine=dynamite updraft=windy-stripes
urchin=slingshot vanish=smoke-bomb vat=chemical-tank vault=strongbox veil=harpy vein=sonic-screech verdict=gavel
victory=laurel-crown vigil=barbed-spear vow=meditation wager=rolling-dices wall=stone-wall wallbiter=war-pick
war=crossed-swords wasp=wasp-sting weaken=broken-heart watch=watchtower watchfire=brasero water=water-drop wave=big-wave
weaver=masked-spider weight=shield-echoes welder=soldering-iron well=well whisper=spectre windlass=crossbow
wind=windy-stripes wing=angel-wings wiretap=spider-bot witch=warlock-eye wolf=wolf-howl wound=scar-wound
wreath=laurel-crown wyrm=dragon-head year=hourglass
`;

/** The motif of a card of which nothing else is known. */
export const DEFAULT_MOTIF = 'rune-stone';

export interface Motifs {
  /** Beginnings of words and their motifs, in pairs as above. */
  words: string;
  /** Motifs of kinds, where no word of the name has one; which of them is up to the card's id. */
  kinds: Readonly<Record<string, string>>;
}

/** Beginnings of words with their icons. */
export function pairs(words: string): readonly (readonly [string, string])[] {
  return words
    .split(/\s+/)
    .filter(Boolean)
    .map((entry) => entry.split('=') as [string, string]);
}

export const WORD_MOTIFS = pairs(WORDS);

/** Every icon that a card may get by these words and kinds. */
export function iconsOf({ words, kinds }: Motifs): string[] {
  const named = pairs(words).map(([, icon]) => icon);
  return [...new Set([...named, ...Object.values(kinds).flatMap((names) => names.split(' '))])].sort();
}

/** Every icon of the words above. */
export const SHARED_ICONS: readonly string[] = [...new Set([...iconsOf({ words: WORDS, kinds: {} }), DEFAULT_MOTIF])].sort();
