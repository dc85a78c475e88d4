/** Counts over all steps of `npm test`. A step that is not a test suite counts as one. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
}

export interface Step {
  readonly name: string;
  /** Steps that must have passed; otherwise this one is left out and counts as failed. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Count | boolean>;
}

const asCount = (result: Count | boolean): Count =>
  typeof result === 'boolean' ? { passed: Number(result), failed: Number(!result) } : result;

const runStep = async (step: Step): Promise<Count> => {
  try {
    return asCount(await step.run());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
};

/** Runs all steps in order, whatever fails before, and prints a table and the totals; the totals are the last line. */
export const runSteps = async (steps: readonly Step[]): Promise<Count> => {
  const failedSteps = new Set<string>();
  const rows: string[] = [];
  let [passed, failed, skipped] = [0, 0, 0];
  for (const [index, step] of steps.entries()) {
    console.log(`\n=== ${index + 1}/${steps.length} ${step.name} ===\n`);
    const started = Date.now();
    const missing = step.needs?.filter((name) => failedSteps.has(name)) ?? [];
    if (missing.length > 0) console.log(`Left out: needs ${missing.join(' and ')}.`);
    const count = missing.length > 0 ? { passed: 0, failed: 1 } : await runStep(step);
    if (count.failed > 0) failedSteps.add(step.name);
    passed += count.passed;
    failed += count.failed;
    skipped += count.skipped ?? 0;
    const seconds = Math.round((Date.now() - started) / 1000);
    rows.push(
      `${count.failed > 0 ? 'FAILED' : 'ok    '} ${step.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
    );
  }
  console.log(`\n=== Summary ===\n\n${rows.join('\n')}\n${skipped > 0 ? `${skipped} skipped\n` : ''}`);
  console.log(`${passed} passed, ${failed} failed`);
  return { passed, failed, skipped };
};
