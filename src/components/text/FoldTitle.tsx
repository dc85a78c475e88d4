import { Answer } from '../ui/Disclosure';

/** Title of a fold, such as "Time: seven weeks by plane": what stands in it, and its answer in short. */
export function FoldTitle({ text }: { text: string }) {
  const [name, ...answer] = text.split(': ');
  return (
    <span>
      {name}
      {answer.length > 0 && <Answer>{`: ${answer.join(': ')}`}</Answer>}
    </span>
  );
}
