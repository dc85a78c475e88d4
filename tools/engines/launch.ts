import type { Engine } from './engine';
import { type EngineName, engineProgram } from './installed';
import { launchPuppeteer } from './puppeteerEngine';
import { launchWebKit } from './webkitEngine';

/** Rejects when the engine is not installed or does not start. */
export const launchEngine = async (name: EngineName): Promise<Engine> => {
  const program = engineProgram(name);
  if (!program) throw new Error(`${name} is not installed: see CONTRIBUTING.md, "Test".`);
  if (name === 'WebKit') return launchWebKit(program);
  return launchPuppeteer(name === 'Chromium' ? 'chrome' : 'firefox', program);
};
