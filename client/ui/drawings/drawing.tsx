/** A drawing kept as a file of its own, and the size it was drawn in. */
export interface DrawingFile {
  src: string
  width: number
  height: number
}

interface DrawingProps {
  of: DrawingFile
  className?: string
  /** For one that is far from the first window. */
  isLazy?: boolean
}

/**
 * A large drawing, which the browser keeps: only its address is part of the page's script. Like all of them it is
 * decoration, and keeps its place before it is there.
 */
export const Drawing = ({ of: { src, width, height }, className, isLazy }: DrawingProps) => (
  <img
    src={src}
    width={width}
    height={height}
    alt=""
    {...(isLazy ? { loading: 'lazy' } : {})}
    className={className}
  />
)
