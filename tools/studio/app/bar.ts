import type { Findings } from '../reports/reports';
import { buildConfig } from './buildConfig';
import { element } from './findingElements';

/** The bar above every page of the studio: where the writer is, and what the last check found. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('.bar a'))
  if (link.href.split('#')[0] === location.href.split('#')[0]) link.setAttribute('aria-current', 'page');

const counted = (count: number): string => (count === 1 ? '1 thing is wrong' : `${count} things are wrong`);

const tell = ({ problems, time }: Findings): void => {
  const words =
    problems.length > 0
      ? element('a', { href: `${buildConfig.path}findings.html` }, `${counted(problems.length)}: what to correct`)
      : 'Nothing is wrong';
  document.querySelector('.bar [role=status]')?.replaceChildren(words, ` (checked at ${time})`);
};

if (buildConfig.isLocal) {
  const checks = new EventSource(`${buildConfig.path}checks`);
  checks.addEventListener('message', ({ data }: MessageEvent<string>) => {
    tell(JSON.parse(data) as Findings);
    dispatchEvent(new Event('checked'));
  });
}
