import type { MapBox } from '../../../data/map';

interface MapTagProps {
  box: MapBox;
  name: string;
  /** Warm for the clinic, soft for what is only context. */
  tone?: 'warm' | 'soft';
  /** Units of the viewBox. */
  fontSize: number;
}

export function MapTag({ box, name, tone, fontSize }: MapTagProps) {
  return (
    <>
      <rect
        className={tone ? `tag ${tone}` : 'tag'}
        x={box.left}
        y={box.top}
        width={box.right - box.left}
        height={box.bottom - box.top}
        rx="4"
      />
      <text x={(box.left + box.right) / 2} y={(box.top + box.bottom) / 2 + fontSize * 0.35} fontSize={fontSize}>
        {name}
      </text>
    </>
  );
}
