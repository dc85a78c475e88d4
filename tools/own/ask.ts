import { createInterface } from 'node:readline/promises';
import { type Answers, checkAnswers, dispensable, type Question, questions } from './answers';

const isYes = (answer: string): boolean => /^(?:y|yes|s|sí|si)$/i.test(answer.trim());

/** A typed answer as a file would give it. */
const typedValue = (key: Question, typed: string): unknown => {
  if (typed === '-') return '';
  return key === 'countries' || key === 'careOptions' ? typed.split(/[\s,]+/).filter(Boolean) : typed;
};

/**
 * Asks each question on the terminal; Enter keeps what is there.
 * @param current what stands now, as it would be typed
 * @param plan throws when answers that are right each by itself cannot stand together
 * @param hasSamples whether to offer to take them out
 */
export const ask = async (
  current: Readonly<Record<Question, string>>,
  plan: (answers: Answers) => unknown,
  hasSamples: boolean,
): Promise<Answers> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  let answers: Answers = {};
  const stopped = new AbortController();
  // Ctrl+D, or the end of what was piped, would leave the question open for ever.
  terminal.once('close', () => stopped.abort());
  const hear = async (question: string): Promise<string> => {
    try {
      return (await terminal.question(question, { signal: stopped.signal })).trim();
    } catch {
      throw new Error('Stopped: nothing was changed.');
    }
  };
  console.log('Enter keeps what stands in brackets. Nothing is written before the last question.\n');
  try {
    for (const [key, { ask: question }] of Object.entries(questions) as [Question, { ask: string }][])
      for (let isOpen = true; isOpen; ) {
        const mayLack = dispensable.includes(key);
        const stands = current[key] ? `${current[key]}${mayLack ? ', - for none' : ''}` : 'none; may stay empty';
        const typed = await hear(`${question} [${stands}]: `);
        isOpen = false;
        if (typed === '' || typed === current[key]) continue;
        try {
          const next = { ...answers, ...checkAnswers({ [key]: typedValue(key, typed) }) };
          plan(next);
          answers = next;
        } catch (error) {
          console.log(`  ${(error as Error).message}`);
          isOpen = true;
        }
      }
    if (!hasSamples) return answers;
    const samples = await hear('Take out the sample clinics and testimonials? git keeps them. [no]: ');
    return isYes(samples) ? { ...answers, removeSamples: true } : answers;
  } finally {
    terminal.close();
  }
};
