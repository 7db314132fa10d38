import type { IllustrationProps } from './illustration-props.ts'
import { Shepherd } from './shepherd.tsx'

export const MemorialWindow = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="8 20 304 372"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M30 384V158C30 84 88 26 160 26C232 26 290 84 290 158V384Z" fill="var(--ill-dark,#2C4A3D)" />
    <circle cx="160" cy="216" r="108" fill="var(--ill-moon,#F3DDB4)" />
    <path
      d="M84 66C86 84 92 90 110 93C92 96 86 102 84 120C82 102 76 96 58 93C76 90 82 84 84 66Z"
      fill="var(--ill-light,#FBEFD9)"
    />
    <g fill="var(--ill-light,#FBEFD9)">
      <circle cx="148" cy="58" r="3.5" />
      <circle cx="204" cy="76" r="3" />
      <circle cx="248" cy="120" r="4" />
      <circle cx="50" cy="164" r="3" />
      <circle cx="270" cy="182" r="3" />
    </g>
    <path
      d="M30 312C58 290 84 290 112 312H208C236 286 262 284 290 304V384H30Z"
      fill="var(--ill-hill,#47695A)"
    />
    <path
      d="M30 312C58 290 84 290 112 312M208 312C236 286 262 284 290 304"
      stroke="currentColor"
      strokeWidth="4.5"
    />
    <path
      d="M30 344C90 316 224 316 290 340V384H30Z"
      fill="var(--ill-coat-2,#C98A4B)"
      stroke="currentColor"
      strokeWidth="4.5"
    />
    <g transform="translate(36 126) scale(.56)">
      <Shepherd outline={8} />
      <path d="M146 113C149 104 160 102 168 110C165 120 153 123 146 113Z" fill="currentColor" />
    </g>
    <path d="M62 372V334H80V372Z" fill="var(--ill-light,#FBEFD9)" stroke="currentColor" strokeWidth="4.5" />
    <path
      d="M71 330C60 321 63 311 71 298C79 311 82 321 71 330Z"
      fill="var(--ill-accent,#C4552D)"
      stroke="var(--ill-light,#FBEFD9)"
      strokeWidth="3.5"
    />
    <path
      d="M30 384V158C30 84 88 26 160 26C232 26 290 84 290 158V384"
      stroke="currentColor"
      strokeWidth="6"
    />
    <path d="M14 384H306" stroke="currentColor" strokeWidth="9" />
  </svg>
)
