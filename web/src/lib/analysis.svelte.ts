/** The analysis of a replay: asked for once, told when it is thought, and stopped with nobody waiting. */

import type { ReplayMark } from '../protocol';
import { api, Refused } from './api';
import { tellRefusal } from './notices.svelte';

export class Analysis {
  /** What stands out; null: nobody has asked yet. */
  marks = $state.raw<ReplayMark[] | null>(null);
  isThinking = $state(false);
  isShown = $state(false);
  private stop: AbortController | null = null;

  constructor(private readonly id: string) {}

  /** Shows what was found, and finds it first. */
  async show(): Promise<void> {
    this.isShown = true;
    if (this.marks || this.isThinking) return;
    this.isThinking = true;
    const stop = (this.stop = new AbortController());
    try {
      const found = await api.analysis(this.id, stop.signal);
      if (!stop.signal.aborted) this.marks = found.marks;
    } catch (error) {
      if (stop.signal.aborted) return;
      this.isShown = false;
      if (!(error instanceof Refused)) throw error;
      tellRefusal(error);
    } finally {
      if (this.stop === stop) this.isThinking = false;
    }
  }

  /** Nobody wants to see it: a thought under way is ended, what was found is kept. */
  close(): void {
    this.stop?.abort();
    this.stop = null;
    this.isThinking = false;
    this.isShown = false;
  }
}
