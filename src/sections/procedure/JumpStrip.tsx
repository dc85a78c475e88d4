import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Wrap } from '../../components/layout/Wrap';
import { costsId, doneId, inquiryId, pathId, questionsId, risksId, sourcesId, whereId } from '../../routes/sectionIds';
import { below, color, extent, size, space, stroke, weight } from '../../theme';

const Strip = styled.nav`
  position: sticky;
  top: 0;
  z-index: 6;
  margin-top: ${space[12]};
  border-bottom: ${stroke.hairline} solid ${color.line};
  background: ${color.paper};

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    justify-content: space-between;
  }

  & a {
    display: flex;
    align-items: center;
    min-height: ${extent.control.usual};
    padding-inline: ${space[1]};
    font-size: ${size.card};
    font-weight: ${weight.medium};
    color: ${color.ink2};
    text-decoration: none;
  }

  & a:hover {
    color: ${color.oxblood};
  }

  ${below('tabs')} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

const places = [
  ['done', doneId],
  ['path', pathId],
  ['costs', costsId],
  ['where', whereId],
  ['risks', risksId],
  ['questions', questionsId],
  ['sources', sourcesId],
  ['ask', inquiryId],
] as const;

/** Places of the page, which stay in sight on wide windows. */
export function JumpStrip() {
  const { t } = useTranslation('procedure');
  return (
    <Strip aria-label={t('jump.label')}>
      <Wrap>
        <ul>
          {places.map(([key, id]) => (
            <li key={key}>
              <a href={`#${id}`}>{t(`jump.${key}`)}</a>
            </li>
          ))}
        </ul>
      </Wrap>
    </Strip>
  );
}
