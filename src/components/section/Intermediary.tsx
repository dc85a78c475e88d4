import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Languages, type LucideIcon, MessageCircle, Plane, ReceiptText } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { replyPromise } from '../../facts/limits';
import { below } from '../../theme';
import { Icon } from '../icon/Icon';
import { Wrap } from '../layout/Wrap';
import { CardText, Lede, Section } from './Section';

/** The services of the product (specification, section 1). */
const services: readonly (readonly [string, LucideIcon])[] = [
  ['languages', Languages],
  ['travel', Plane],
  ['costs', ReceiptText],
  ['followUp', MessageCircle],
];

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: 48px clamp(40px, 7vw, 112px);

  ${below('stack')} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`;

const Service = styled.li`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  gap: 0 20px;
  padding-block: 24px;
  border-top: 1px solid ${({ theme }) => theme.color.lineOnBand};

  &:last-child {
    border-bottom: 1px solid ${({ theme }) => theme.color.lineOnBand};
  }

  & ${CardText} {
    margin-top: 4px;
  }

  ${below('form')} {
    grid-template-columns: 44px minmax(0, 1fr);
    gap: 0 16px;
    padding-block: 14px;

    & ${CardText} {
      font-size: ${({ theme }) => theme.size.sm};
      line-height: 1.45;
    }
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.card};
  color: ${({ theme }) => theme.color.oxblood};

  ${below('form')} {
    width: 44px;
    height: 44px;
  }
`;

/** What the site is and is not, with its four services. Words: namespace `home`. */
export function Intermediary() {
  const { t } = useTranslation('home');
  const id = useId();
  return (
    <Section $band aria-labelledby={id}>
      <Columns>
        <div>
          <h2 id={id}>{t('about.title')}</h2>
          <Lede>{t('about.lede', { hours: replyPromise.hours })}</Lede>
        </div>
        <ul>
          {services.map(([key, icon]) => (
            <Service key={key}>
              <Sign>
                <Icon of={icon} size="24px" />
              </Sign>
              <div>
                <h3>{t(`about.services.${key}.title`)}</h3>
                <CardText>{t(`about.services.${key}.text`)}</CardText>
              </div>
            </Service>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
