import { legalPages } from '../../../schemas/textPage';
import type { Content } from '../../content/record';

/** Legal pages without a lawyer's approval since their last change of meaning, one line each. */
export const missingSignatures = ({ pages }: Pick<Content, 'pages'>): string[] =>
  pages
    .filter(({ id }) => legalPages.includes(id))
    .flatMap(({ folder, facts: { signatures, updated } }) =>
      signatures
        ? signatures
            .filter(({ day }) => day < updated)
            .map(
              ({ name, day }) =>
                `signed by ${name} on ${day}, but changed on ${updated}. Have the text read again, and write the new day.`,
            )
            .map((line) => `${folder}/facts.yaml: ${line}`)
        : [
            `${folder}/facts.yaml: no signatures. Have a lawyer approve the text for each country that it names, and write name, licence, law and day.`,
          ],
    );
