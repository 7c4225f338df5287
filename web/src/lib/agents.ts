/** What the page says about computer opponents. */

import type { Agent } from '../protocol';
import { say, t } from './words.svelte';

/** What an opponent is like, and how hard it is to win against; empty for somebody who is no computer. */
export function aboutAgent(agents: Agent[], name: string): string {
  const agent = agents.find((one) => one.name === name);
  return agent ? t('agent-hardness', { help: say(agent.help), level: agent.hardness, most: agent.hardest }) : '';
}
