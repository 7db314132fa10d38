import type { IllustrationProps } from './illustration-props.ts'
import { Shepherd } from './shepherd.tsx'

export const DogSitting = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="48 8 380 424"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <ellipse cx="244" cy="412" rx="176" ry="13" fill="var(--ill-shade,#E9DBBF)" />
    <Shepherd outline={5} />
    <path d="M75 124C77 122 79 121 82 121" stroke="var(--ill-light,#FBEFD9)" strokeWidth="3" />
    <path d="M153 401v9M172 401v9M225 403v7" stroke="currentColor" strokeWidth="5" />
    <circle cx="160" cy="205" r="10" fill="var(--ill-light,#FBEFD9)" stroke="currentColor" strokeWidth="4" />
    <path d="M146 113C149 105 160 103 167 110C165 119 153 122 146 113Z" fill="currentColor" />
    <circle cx="154" cy="110" r="2.6" fill="var(--ill-light,#FBEFD9)" />
    <path d="M150 98C156 95 162 95 168 98" stroke="var(--ill-light,#FBEFD9)" strokeWidth="4" />
    <path
      d="M191 58L204 53L210 68L197 73Z"
      fill="var(--ill-accent,#C4552D)"
      stroke="currentColor"
      strokeWidth="4"
    />
  </svg>
)
