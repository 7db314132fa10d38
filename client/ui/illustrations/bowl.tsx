import type { IllustrationProps } from './illustration-props.ts'

export const Bowl = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 260 200"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <ellipse cx="130" cy="180" rx="116" ry="10" fill="var(--ill-shade,#E9DBBF)" />
    <path
      d="M54 86C50 70 66 58 80 64C82 48 104 44 114 56C124 40 150 44 154 60C168 50 186 60 184 74C198 72 208 80 206 90Z"
      fill="var(--ill-coat,#DFA15F)"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path d="M84 78C90 74 96 74 100 78" stroke="currentColor" strokeWidth="5" />
    <path
      d="M150 62L186 26C180 14 194 4 204 12C216 6 226 18 218 28C226 38 214 48 204 42L174 72Z"
      fill="var(--ill-light,#FBEFD9)"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M126 90C122 74 138 62 154 68C168 58 186 62 184 76C198 72 208 80 206 90Z"
      fill="var(--ill-coat,#DFA15F)"
    />
    <path
      d="M128 80C130 70 142 64 154 68C168 58 186 62 184 76C198 72 208 80 206 90"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M40 88H220L240 164C242 174 236 180 228 180H32C24 180 18 174 20 164Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path d="M30 128H230L236 150H24Z" fill="var(--ill-accent,#C4552D)" />
    <path
      d="M40 88H220L240 164C242 174 236 180 228 180H32C24 180 18 174 20 164Z"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path d="M32 88H228" stroke="currentColor" strokeWidth="9" />
    <g fill="var(--ill-light,#FBEFD9)">
      <circle cx="130" cy="139" r="29" stroke="currentColor" strokeWidth="5" />
    </g>
    <g fill="currentColor">
      <path d="M130 136C138 136 142 143 146 148C150 154 146 160 139 160C135 160 133 158 130 158C127 158 125 160 121 160C114 160 110 154 114 148C118 143 122 136 130 136Z" />
      <ellipse cx="123" cy="126" rx="4.5" ry="7" />
      <ellipse cx="137" cy="126" rx="4.5" ry="7" />
      <ellipse cx="112" cy="136" rx="4" ry="6" transform="rotate(-24 112 136)" />
      <ellipse cx="148" cy="136" rx="4" ry="6" transform="rotate(24 148 136)" />
    </g>
  </svg>
)
