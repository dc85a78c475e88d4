import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../site/run';
import { program, rootFolder } from '../site/siteFolders';

const folder = join(rootFolder, '.sites/third-language');

/** The project as it stands here, without what git ignores. */
const copyProject = (): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: rootFolder, encoding: 'utf8' });
  for (const file of files.split('\n').filter((each) => each && existsSync(join(rootFolder, each))))
    cpSync(join(rootFolder, file), join(folder, file), { preserveTimestamps: true });
  symlinkSync(join(rootFolder, 'node_modules'), join(folder, 'node_modules'));
  const images = join(rootFolder, '.image-cache');
  if (existsSync(images)) symlinkSync(images, join(folder, '.image-cache'));
};

/**
 * The test site with a third language, made of English by machine, in a copy of the project: whether a language needs nothing but
 * its words (CONTRIBUTING.md, "A language").
 */
export const testThirdLanguage = async (): Promise<boolean> => {
  copyProject();
  const env = { ...process.env, CONTENT_FOLDER: '__tests__/site/content' };
  for (const name of ['write', 'visit'])
    if ((await run(program('tsx'), [`tools/thirdLanguage/${name}.ts`], { cwd: folder, env })) !== 0) return false;
  return true;
};
