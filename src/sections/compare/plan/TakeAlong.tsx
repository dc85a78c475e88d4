import ArrowRight from 'lucide-react/icons/arrow-right';
import FileText from 'lucide-react/icons/file-text';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclosure } from '../../../components/ui/Disclosure';
import { Icon } from '../../../components/ui/Icon';
import { PathLink } from '../../../components/ui/link/PathLink';
import { borderWidth, color, fontSize, grid, size, space, typeset } from '../../../theme';
import type { Procedure } from '../choose';
import type { PlannedClinic } from './plannedClinics';

const Part = styled.section`
  & > h2 { font-size: ${fontSize.h3}; }
  & > ul { margin-top: ${space[3]}; }

  & > ul a {
    ${grid('auto minmax(0, 1fr) auto', '3', 'center')}
    min-height: ${size.control.menu};
    border-top: ${borderWidth.hairline} solid ${color.line};
    ${typeset('button', 'oxblood')}
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  & > ul a:hover { text-decoration: underline; }
  & h3 { margin-top: ${space[5]}; }

  & ol {
    padding-block: ${space[2]};
    padding-left: 1.6em;
    list-style: decimal;
  }

  & ol > li { padding-block: ${space[1]}; }

  @media print {
    & > ul { display: none; }
  }
`;

interface TakeAlongProps {
  procedure: Procedure;
  clinics: readonly PlannedClinic[];
  questions: readonly string[];
}

/** Links to the sheets for the patient's own doctor, and what to ask there. */
export function TakeAlong({ procedure, clinics, questions }: TakeAlongProps) {
  const { t } = useTranslation('compare');
  const links = [
    ...clinics.map(({ id, name }) => ({ path: `${procedure.sheetPath}#${id}`, label: t('take.sheet', { name }) })),
    { path: procedure.path, label: t('about', { name: procedure.name }) },
  ];
  return (
    <Part>
      <h2>{t('take.title')}</h2>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <PathLink path={path}>
              <Icon of={FileText} />
              <span>{label}</span>
              <Icon of={ArrowRight} />
            </PathLink>
          </li>
        ))}
      </ul>
      <Disclosure summary={<span>{t('take.questions', { count: questions.length })}</span>} openWide titled>
        <ol>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Disclosure>
    </Part>
  );
}
