import type { IllustrationProps } from './illustration-props.ts'

export const DogSleeping = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="0 76 540 204"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path
      d="M50 222H490L520 264H20Z"
      fill="var(--ill-accent,#C4552D)"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M38 249L60 239L82 251L104 239L126 251L148 239L170 251L192 239L214 251L236 239L258 251L280 239L302 251L324 239L346 251L368 239L390 251L412 239L434 251L456 239L478 251L488 245"
      stroke="var(--ill-light,#FBEFD9)"
      strokeWidth="5"
    />
    <path
      d="M170 156C194 144 216 128 250 121C300 112 350 112 392 117C446 123 484 154 486 196C487 212 482 224 474 232H196Z"
      fill="var(--ill-coat,#DFA15F)"
    />
    <path
      d="M176 152C200 140 218 127 250 121C300 112 350 112 392 117C440 122 478 148 485 188L470 178L466 192C454 180 440 174 424 169L420 183C404 171 386 167 366 166L362 180C344 169 320 166 300 166L292 180C276 171 258 171 240 174L230 188C222 178 206 170 186 170Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path
      d="M170 156C194 144 216 128 250 121C300 112 350 112 392 117C446 123 484 154 486 196C487 212 482 224 474 232H110"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M352 198C362 184 384 177 404 183C428 190 436 214 420 232H318C314 218 326 213 344 213C348 209 348 203 352 198Z"
      fill="var(--ill-coat,#DFA15F)"
    />
    <path
      d="M428 212C428 196 416 182 396 180C376 180 360 188 352 199C348 205 348 210 344 213C326 213 314 218 318 232M338 223v9"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M236 232H60C56 218 70 208 92 210L190 206C214 203 232 214 236 232Z"
      fill="var(--ill-coat,#DFA15F)"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path d="M80 223v9M100 223v9" stroke="currentColor" strokeWidth="5" />
    <path
      d="M484 190C502 208 496 238 462 242C430 246 408 242 386 248L392 238C380 236 368 232 360 224C390 228 410 218 434 214C452 210 472 206 484 190Z"
      fill="var(--ill-dark,#2C4A3D)"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M128 146C128 124 138 104 154 92C164 108 166 128 162 150Z"
      fill="var(--ill-dark,#2C4A3D)"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M186 158L202 190L196 210L166 212L160 206C140 214 112 212 84 210C74 210 66 206 66 200C50 200 40 194 40 186C40 176 48 172 58 172C76 170 92 170 104 162C110 152 122 146 140 146C142 124 156 106 178 98C190 116 192 138 186 158Z"
      fill="var(--ill-coat,#DFA15F)"
    />
    <path
      d="M187 158C197 172 202 190 199 207L218 205C221 180 211 158 193 143Z"
      fill="var(--ill-accent,#C4552D)"
    />
    <path
      d="M104 162C92 170 76 170 58 172C48 172 40 176 40 186C40 194 50 200 66 200C84 206 100 206 114 198C102 190 100 176 104 162Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path
      d="M152 146C154 130 162 118 175 112C182 126 182 140 178 154L170 146L164 154Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path d="M58 171C46 172 38 178 40 187C43 192 52 191 59 187C63 181 63 175 58 171Z" fill="currentColor" />
    <path d="M47 179C49 177 51 176 54 176" stroke="var(--ill-light,#FBEFD9)" strokeWidth="3" />
    <g stroke="currentColor" strokeWidth="5">
      <path d="M140 146C142 124 156 106 178 98C190 116 192 138 186 158C196 172 198 184 194 196L186 192C184 202 176 208 166 212L160 206C140 214 112 212 84 210C74 210 66 206 66 200C50 200 40 194 40 186C40 176 48 172 58 172C76 170 92 170 104 162C110 152 122 146 140 146" />
      <path d="M66 200C84 206 100 206 116 197" />
      <path d="M116 170C122 177 132 177 138 169" />
    </g>
    <path d="M118 158C124 154 130 154 136 156" stroke="var(--ill-light,#FBEFD9)" strokeWidth="4" />
    <path
      d="M180 118L193 119L192 134L179 133Z"
      fill="var(--ill-accent,#C4552D)"
      stroke="currentColor"
      strokeWidth="4"
    />
  </svg>
)
