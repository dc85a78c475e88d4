import { languages } from '../../../facts/locales';
import type { TextPage } from '../../../schemas/textPage';
import type { Content } from '../../content/record';
import { textsIn } from '../records/fieldAccess';

/** Pages that must say who runs the site and who answers for inquiries. */
const namingPages: readonly TextPage[] = ['privacy-policy', 'terms-of-service'];

const isNaming = (id: string): boolean => namingPages.some((page) => page === id);

/** Whether a text contains the name, which may continue on the next line. */
const names = (value: unknown, name: string): boolean =>
  textsIn(value).some(({ text }) => text.replace(/\s+/g, ' ').includes(name));

/** One line for each legal text that does not name the company or person that runs the site. */
export const unnamedOperator = ({ pages }: Pick<Content, 'pages'>, legalName: string): string[] => {
  const name = legalName.trim();
  if (!name)
    return [
      `Legal name of who runs the site: write it into src/facts/site.ts, and with its seat into ${namingPages.map((page) => `content/pages/${page}`).join(' and ')}.`,
    ];
  return pages
    .filter(({ id }) => isNaming(id))
    .flatMap(({ folder, words, body }) =>
      languages
        .filter((language) => !names([words[language], body[language]], name))
        .map(
          (language) =>
            `${folder}/words.${language}.md: does not name "${name}". Say there who runs the site, and its seat.`,
        ),
    );
};
