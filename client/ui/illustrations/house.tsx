import type { IllustrationProps } from './illustration-props.ts'

export const House = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 0 320 300"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <ellipse cx="160" cy="278" rx="150" ry="12" fill="var(--ill-shade,#E9DBBF)" />
    <path d="M54 128L160 40L266 128V278H54Z" fill="var(--ill-light,#FBEFD9)" />
    <g stroke="currentColor" strokeWidth="4" opacity=".35">
      <path d="M54 168H96M224 168H266M54 208H90M230 208H266M54 244H90M230 244H266" />
    </g>
    <path
      d="M98 278V196C98 160 126 134 160 134C194 134 222 160 222 196V278Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path
      d="M122 214C116 192 116 172 122 158C136 166 146 176 150 190C156 188 164 188 170 190C174 176 184 166 198 158C204 172 204 192 198 214L204 224L198 226L202 238L192 238C188 248 182 254 176 258C174 270 168 276 160 276C152 276 146 270 144 258C138 254 132 248 128 238L118 238L122 226L116 224Z"
      fill="var(--ill-coat,#DFA15F)"
      stroke="currentColor"
      strokeWidth="4.5"
    />
    <path
      d="M160 191C156 190 152 190 150 190C156 202 156 212 154 220C146 230 144 244 145 258C148 270 154 274 160 274C166 274 172 270 175 258C176 244 174 230 166 220C164 212 164 202 170 190C168 190 164 190 160 191Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path
      d="M128 200C125 188 125 178 127 170C134 176 139 182 142 192L137 190L134 200ZM192 200C195 188 195 178 193 170C186 176 181 182 178 192L183 190L186 200Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path
      d="M133 220C135 213 146 213 149 221C145 226 137 226 133 220ZM187 220C185 213 174 213 171 221C175 226 183 226 187 220ZM150 240C150 236 155 234 160 234C165 234 170 236 170 240C170 246 165 250 160 251C155 250 150 246 150 240Z"
      fill="currentColor"
    />
    <g fill="var(--ill-light,#FBEFD9)">
      <circle cx="140" cy="218" r="1.8" />
      <circle cx="176" cy="218" r="1.8" />
    </g>
    <path
      d="M98 278V196C98 160 126 134 160 134C194 134 222 160 222 196V278"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path d="M54 128V278M266 128V278M24 278H296" stroke="currentColor" strokeWidth="5" />
    <path
      d="M112 284C108 268 116 260 126 260C136 260 142 268 138 284ZM182 284C178 268 184 260 194 260C204 260 212 268 208 284Z"
      fill="var(--ill-coat,#DFA15F)"
      stroke="currentColor"
      strokeWidth="4.5"
    />
    <path d="M121 274v9M130 274v9M190 274v9M199 274v9" stroke="currentColor" strokeWidth="4" />
    <path
      d="M160 14L296 124C302 130 300 138 294 144L284 154L160 54L36 154L26 144C20 138 18 130 24 124Z"
      fill="var(--ill-accent,#C4552D)"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M160 116C146 106 142 98 146 92C150 87 157 88 160 94C163 88 170 87 174 92C178 98 174 106 160 116Z"
      fill="var(--ill-accent,#C4552D)"
      stroke="currentColor"
      strokeWidth="4"
    />
  </svg>
)
