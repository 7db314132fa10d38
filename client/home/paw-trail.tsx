import { useId } from 'react'
import { PawPrintPaths } from '../ui/illustrations/paw-print.tsx'

/** The band of road under the ground line, and the prints of somebody who walked it. */
export const PawTrail = () => {
  const id = useId()
  return (
    <div aria-hidden="true" className="border-b border-line bg-paper-deep">
      <div className="page-width">
        <svg
          aria-hidden="true"
          viewBox="0 0 852 74"
          preserveAspectRatio="xMinYMid slice"
          className="block h-13 w-69 max-w-full fill-ochre-500 lg:h-18.5 lg:w-213"
        >
          <defs>
            <pattern id={id} width="131" height="74" patternUnits="userSpaceOnUse">
              <g transform="translate(22 37) rotate(75) translate(12 12) scale(.115) translate(-100 -100)">
                <PawPrintPaths />
              </g>
              <g transform="translate(88 37) rotate(75) translate(-12 12) scale(.115) translate(-100 -100)">
                <PawPrintPaths />
              </g>
            </pattern>
          </defs>
          <rect width="838" height="74" fill={`url(#${id})`} />
        </svg>
      </div>
    </div>
  )
}
