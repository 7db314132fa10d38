import type { IllustrationProps } from './illustration-props.ts'

export const HeroArch = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 600 583"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path
      d="M130 580V270C130 146 226 46 345 46C464 46 560 146 560 270V580Z"
      fill="var(--color-ochre-300,#F3DDB4)"
    />
    <circle cx="440" cy="190" r="46" fill="var(--color-cream,#FBEFD9)" />
    <path d="M130 400L206 300L244 344L322 214L392 318L430 278L560 420V580H130Z" fill="#B9C9B3" />
    <path
      d="M322 214L284 277L304 268L318 290L336 266L358 282L365 278ZM206 300L183 330L200 326L212 338L228 326ZM430 278L414 296L430 300L440 312L456 307Z"
      fill="var(--color-surface,#FFFDF8)"
    />
    <path
      d="M130 400L206 300L244 344L322 214L392 318L430 278L560 420"
      stroke="currentColor"
      strokeWidth="4"
    />
    <path d="M130 470C200 420 300 424 380 456C450 426 510 424 560 448V580H130Z" fill="#8FAA94" />
    <path
      d="M130 470C200 420 300 424 380 456C450 426 510 424 560 448"
      stroke="currentColor"
      strokeWidth="4"
    />
    <g stroke="currentColor" strokeWidth="4">
      <path d="M486 438L490 338H484V326L502 312L520 326V338H514L518 436Z" fill="var(--color-cream,#FBEFD9)" />
      <path d="M484 338H520M497 352v9M507 352v9M502 384v12M502 412v9" />
      <path d="M520 438V402L541 388L560 400V445Z" fill="var(--color-cream,#FBEFD9)" />
      <path d="M514 406L541 386L560 399" />
    </g>
    <path
      d="M130 580V270C130 146 226 46 345 46C464 46 560 146 560 270V580"
      stroke="currentColor"
      strokeWidth="6"
    />
  </svg>
)
