import { PawPrintPaths } from '../ui/illustrations/paw-print.tsx'

interface EmptyFrameProps {
  /** The paw that has stepped into the frame: the road leads to the right, through all of them. */
  foot: 'left' | 'right'
}

/** A sheet of paper on a strip of tape, four corners that wait for a picture, and a print of who passed by. */
export const EmptyFrame = ({ foot }: EmptyFrameProps) => (
  <li className="relative odd:-rotate-[1.6deg] even:rotate-[1.1deg]">
    <span className="absolute inset-x-[34%] -top-[3.5%] z-10 h-[8.5%] -rotate-3 bg-ochre-300/90" />
    <svg
      aria-hidden="true"
      viewBox="0 0 280 320"
      className="block w-full rounded-[2px] border border-line bg-surface shadow-card"
      fill="none"
    >
      <rect x="22" y="22" width="236" height="236" className="fill-paper stroke-line" strokeWidth="1.5" />
      <g
        className="fill-line"
        transform={`translate(140 ${foot === 'left' ? 112 : 168}) rotate(${foot === 'left' ? 84 : 96}) scale(.36) translate(-100 -100)`}
      >
        <PawPrintPaths />
      </g>
      <path
        d="M14 14H62L14 62ZM266 14V62L218 14ZM266 266H218L266 218ZM14 266V218L62 266Z"
        className="fill-paper-deep stroke-line"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M96 291H184" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
    </svg>
  </li>
)
