import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { Icon } from '../../components/ui/Icon';
import { borderWidth, color, inlineRow, radius, space, typeset, wrapped } from '../../theme';
import { formspreeFields } from '../model/fieldNames';
import { type Topic, topicKey } from '../model/topic';
import { useFormTranslation } from '../model/useFormTranslation';

const Legend = styled.legend`
  padding: 0;
  ${typeset('label card/label')}
`;

const List = styled.ul`
  ${wrapped('2')}
  margin-top: ${space[1]};
`;

const Chip = styled.label`
  position: relative;
  ${inlineRow('2', 'target')}
  padding-inline: ${space[4]};
  border: ${borderWidth.hairline} solid transparent;
  border-radius: ${radius.control};
  background: ${color.foam};
  ${typeset('medium card/label', 'onFoam')}
  overflow-wrap: anywhere;
  cursor: pointer;

  /* Without scripts a tick includes a subject; with scripts pressing a chip removes it. */
  @media (scripting: none) {
    & > svg { display: none; }
  }
`;

const Box = styled.input`
  margin: 0;

  @media not (scripting: none) {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    appearance: none;
    cursor: inherit;
  }
`;

interface TopicChipsProps {
  topics: readonly Topic[];
  onRemove: (key: string) => void;
  disabled: boolean;
}

/** What the inquiry is about. Each subject is a ticked box that is sent with the form; unticking removes it. */
export function TopicChips({ topics, onRemove, disabled }: TopicChipsProps) {
  const words = useFormTranslation();
  return (
    <fieldset disabled={disabled}>
      <Legend>{words('about.legend')}</Legend>
      <List>
        {topics.map((topic) => (
          <li key={topicKey(topic)}>
            <Chip>
              <Box
                type="checkbox"
                name={formspreeFields[topic.kind]}
                value={topic.name}
                defaultChecked
                data-subject={topicKey(topic)}
                onChange={() => onRemove(topicKey(topic))}
              />
              {topic.kind === 'arrival' ? words('about.arrival', { day: topic.name }) : topic.name}
              <Icon of={X} />
            </Chip>
          </li>
        ))}
      </List>
    </fieldset>
  );
}
