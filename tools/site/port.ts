import { createServer } from 'node:net';

/** A port from the environment, or the default. Throws with what is allowed when it is no port. */
export const portFrom = (name: 'PORT' | 'INBOX_PORT' | 'STUDIO_PORT', usual: number): number => {
  const text = process.env[name];
  if (!text) return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${text}": give a number from 1 to 65535.`);
};

const listens = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });

/** The wished port when nobody listens there, else any free one. */
export const freePort = async (wished: number): Promise<number> => {
  const port = (await listens(wished)) ?? (await listens(0));
  if (!port) throw new Error('No port is free on this machine.');
  return port;
};

/** Waits for a server to start. When its port is in use, says so and ends the process. */
export const orSay = async <T>(starting: Promise<T>, name: string, port: number): Promise<T> => {
  try {
    return await starting;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    console.error(`Port ${port} is in use. Choose another, for example ${name}=${port + 10}, and start again.`);
    process.exit(1);
  }
};

/** Throws with what to do when somebody listens there. */
export const requireFree = async (name: string, port: number): Promise<void> => {
  if (!(await listens(port)))
    throw new Error(`Port ${port} is in use. Choose another, for example ${name}=${port + 10}, and start again.`);
};
