import type { IllustrationProps } from './illustration-props.ts'

export const Ball = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 240 240"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="120" cy="120" r="104" fill="var(--ill-accent,#C4552D)" />
    <path
      d="M216 79.4A104 104 0 0 1 49.2 196.2C120 206 196 166 216 79.4Z"
      fill="var(--ill-accent-2,#A6431F)"
    />
    <g fill="var(--ill-light,#FBEFD9)" stroke="currentColor" strokeWidth="5">
      <path d="M34.8 60.3A104 104 0 0 1 50.4 42.7C94 72 118 148 107.3 223.2A104 104 0 0 1 84.4 217.7C90 152 74 92 34.8 60.3Z" />
      <path d="M205.2 179.7A104 104 0 0 1 189.6 197.3C146 168 122 92 132.7 16.8A104 104 0 0 1 155.6 22.3C150 88 166 148 205.2 179.7Z" />
    </g>
    <circle cx="120" cy="120" r="104" stroke="currentColor" strokeWidth="5" />
    <path d="M184 62C192 71 198 82 201 94" stroke="var(--ill-light,#FBEFD9)" strokeWidth="7" />
  </svg>
)
