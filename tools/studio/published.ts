import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import type { CheckResult } from '../../src/generator/check/checkContent';
import { writersFolder, writersHeaders } from '../../src/generator/hosting';
import type { bundleStudio } from './bundle';
import { addressesOf, coversOf, statusOf } from './reports/reports';

const path = `${writersFolder}/`;

/** Saves go to a branch, which the workflow checks and a person merges. */
const branch = 'content';

const REPOSITORY = /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)$/;

/**
 * Where writers sign in: on GitHub each with a fine-grained token of their own, on GitLab by PKCE, which needs the id of an
 * application. Undefined where the environment names no repository: nothing of the studio is published then.
 * @throws for a setting that cannot be understood
 */
export const publishedBackend = ({
  STUDIO_REPOSITORY,
  STUDIO_GITLAB_APP,
}: NodeJS.ProcessEnv): CmsConfig['backend'] | undefined => {
  if (!STUDIO_REPOSITORY) return undefined;
  const [, host, repo = ''] = REPOSITORY.exec(STUDIO_REPOSITORY) ?? [];
  if (host === 'github') return { name: 'github', repo, branch, auth_methods: ['token'] };
  if (host !== 'gitlab')
    throw new Error(`STUDIO_REPOSITORY is "${STUDIO_REPOSITORY}": write github:owner/name or gitlab:group/project.`);
  if (!STUDIO_GITLAB_APP)
    throw new Error('STUDIO_GITLAB_APP is missing: the id of an application at GitLab, for PKCE.');
  return { name: 'gitlab', repo, branch, auth_type: 'pkce', app_id: STUDIO_GITLAB_APP };
};

interface PublishOptions {
  readonly publicFolder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly check: () => Promise<CheckResult>;
  readonly bundle: typeof bundleStudio;
}

/** Takes what an earlier build left of the studio out of the built site. */
export const removeStudio = async (publicFolder: string): Promise<void> => {
  await rm(join(publicFolder, path), { recursive: true, force: true });
  await rm(join(publicFolder, 'admin.html'), { force: true });
};

/** Puts the studio into the built site where a repository is named. */
export const publishStudio = async ({ publicFolder, env, check, bundle }: PublishOptions): Promise<void> => {
  const folder = join(publicFolder, path);
  await removeStudio(publicFolder);
  const backend = publishedBackend(env);
  if (!backend) return;
  await bundle(folder, { backend, path, isLocal: false });
  const result = await check();
  await writeFile(join(folder, 'status.json'), JSON.stringify(statusOf(result)));
  await writeFile(join(folder, 'pages.json'), JSON.stringify(addressesOf(result.content)));
  await writeFile(join(folder, 'covers.json'), JSON.stringify(coversOf(result.content)));
  await appendFile(join(publicFolder, '_headers'), writersHeaders());
};
