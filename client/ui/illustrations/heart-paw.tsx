import type { IllustrationProps } from './illustration-props.ts'

export const HeartPaw = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 240 220"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path
      d="M120 200C58 158 18 122 18 76C18 42 42 20 72 20C92 20 110 30 120 48C130 30 148 20 168 20C198 20 222 42 222 76C222 122 182 158 120 200Z"
      fill="var(--ill-accent,#C4552D)"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path d="M40 86C38 68 46 52 60 46" stroke="var(--ill-light,#FBEFD9)" strokeWidth="7" />
    <g fill="var(--ill-light,#FBEFD9)" stroke="currentColor" strokeWidth="4.5">
      <path d="M120 98C136 98 144 111 152 121C161 133 154 148 140 148C132 148 127 144 120 144C113 144 108 148 100 148C86 148 79 133 88 121C96 111 104 98 120 98Z" />
      <ellipse cx="105" cy="74" rx="10" ry="15" transform="rotate(-6 105 74)" />
      <ellipse cx="135" cy="74" rx="10" ry="15" transform="rotate(6 135 74)" />
      <ellipse cx="79" cy="97" rx="9" ry="13" transform="rotate(-24 79 97)" />
      <ellipse cx="161" cy="97" rx="9" ry="13" transform="rotate(24 161 97)" />
    </g>
  </svg>
)
