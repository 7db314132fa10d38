import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useMemo } from 'react'

/** Modules around it that are to stay empty, or telephones do not find it. */
const quiet = 4

interface QrCodeProps {
  text: string
  label: string
  className?: string
}

/** Black on white in any theme: some telephones read no other. */
export const QrCode = ({ text, label, className = 'size-60' }: QrCodeProps) => {
  const { path, size } = useMemo(() => {
    const code = generate(text)
    return { path: toSvgPath(code), size: code.size + 2 * quiet }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`${className} max-w-full rounded-field border border-line bg-white forced-color-adjust-none`}
    >
      <path d={path} fill="black" />
    </svg>
  )
}
