import type { IllustrationProps } from './illustration-props.ts'

export const Paw = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 200 200"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <g fill="var(--ill-accent,#C4552D)" stroke="currentColor" strokeWidth="5">
      <path d="M100 96C124 96 136 116 148 132C162 150 152 174 130 174C118 174 110 168 100 168C90 168 82 174 70 174C48 174 38 150 52 132C64 116 76 96 100 96Z" />
      <path d="M78 24C92 24 98 42 96 58C94 74 84 82 74 78C62 74 58 58 62 44C64 32 70 24 78 24Z" />
      <path d="M122 24C130 24 136 32 138 44C142 58 138 74 126 78C116 82 106 74 104 58C102 42 108 24 122 24Z" />
      <path d="M36 64C48 62 58 76 60 92C62 106 54 116 44 114C32 112 24 98 24 84C24 72 28 66 36 64Z" />
      <path d="M164 64C172 66 176 72 176 84C176 98 168 112 156 114C146 116 138 106 140 92C142 76 152 62 164 64Z" />
    </g>
    <path d="M72 142C76 132 82 124 90 119" stroke="var(--ill-light,#FBEFD9)" strokeWidth="6" />
  </svg>
)
