type Ender = () => unknown;

const enders = new Set<Ender>();
const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
let watching = false;
let ending = false;

const endWith = async (status: number): Promise<void> => {
  if (ending) return;
  ending = true;
  await Promise.allSettled([...enders].map(async (ender) => ender()));
  process.exit(status);
};

const watch = (): void => {
  if (watching) return;
  watching = true;
  // For every signal: a second Ctrl+C must not stop the clean-up after the first.
  for (const [signal, number] of Object.entries(numbers)) process.on(signal, () => void endWith(128 + number));
  // The shell between npm and a tool dies of SIGTERM without passing it on.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && void endWith(128 + numbers.SIGTERM), 500).unref();
};

/**
 * Work to do when this process is ended from outside: by Ctrl+C, SIGTERM, a closed terminal, or the end of the npm that runs it.
 * The process ends once all such work is done. The result takes the work back.
 */
export const onEnd = (ender: Ender): (() => void) => {
  watch();
  enders.add(ender);
  return () => void enders.delete(ender);
};
