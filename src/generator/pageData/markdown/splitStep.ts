import type { ElementContent } from 'hast';
import type { StepView } from '../../../data/careOption';
import { textOf } from '../../content/text/headingFragments';
import { renderProse } from './renderProse';

type Nodes = readonly ElementContent[];

const isBlank = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

const split = (nodes: Nodes): { title: string; rest: Nodes } => {
  const whole = { title: '', rest: nodes };
  const start = nodes.findIndex((node) => !isBlank(node));
  const [first, ...others] = nodes.slice(start);
  if (first?.type !== 'element') return whole;
  if (first.tagName === 'strong') return { title: textOf(first).trim().replace(/[.:]$/, ''), rest: others };
  if (first.tagName !== 'p') return whole;
  const { title, rest } = split(first.children);
  if (!title) return whole;
  return { title, rest: others.every(isBlank) ? rest : [{ ...first, children: [...rest] }, ...others] };
};

/**
 * Splits a list item such as "**Screening.** A 12-lead electrocardiogram …" into title and HTML. An item that does not
 * begin with bold words has no title.
 */
export const splitStep = (item: Nodes): StepView => {
  const { title, rest } = split(item);
  return { title, ...renderProse(rest) };
};
