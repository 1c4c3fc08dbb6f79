interface Props {
  d: string;
  /** What is in it. */
  fill: string;
  /** From outside to outside. */
  width?: number;
  /** How thick both its walls are together. */
  walls?: number;
}

/** A tube is its outline with what is in it drawn on top. */
export function Tube({ d, fill, width = 6, walls = 3 }: Props) {
  return (
    <>
      <path strokeWidth={width} d={d} />
      <path stroke={fill} strokeWidth={width - walls} d={d} />
    </>
  );
}
