import type { IllustrationProps } from './illustration-props.ts'

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
    <path
      d="M300 384C314 352 350 344 380 364L377 352C400 364 412 384 414 408C404 404 396 404 388 408L392 418C356 422 322 418 296 410Z"
      fill="var(--ill-dark,#2C4A3D)"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M138 280C140 326 137 352 131 378C117 384 108 394 110 410H160L170 300Z"
      fill="var(--ill-coat-2,#C98A4B)"
    />
    <path
      d="M144 176C146 196 138 208 128 222L138 220C129 234 124 246 125 262L134 258C135 284 148 306 153 338C156 358 154 370 151 383C138 389 132 398 134 410H193C195 398 193 388 188 380C193 360 200 344 206 318C202 348 206 372 217 393C206 395 202 402 204 410H306C322 390 326 360 318 326C306 284 284 240 262 198C250 174 238 140 210 104Z"
      fill="var(--ill-coat,#DFA15F)"
    />
    <path
      d="M144 180C146 196 138 208 128 222L138 220C129 234 124 246 125 262L134 258C135 276 143 296 149 318C162 300 158 282 168 266L159 268C170 250 170 232 178 206Z"
      fill="var(--ill-light,#FBEFD9)"
    />
    <path
      d="M210 104C238 140 250 174 262 198C284 240 306 284 318 326C322 344 323 360 320 376C308 368 302 352 297 338L290 349C285 332 274 322 264 311L258 322C252 304 242 294 236 277L228 287C226 266 222 254 222 238L213 247C212 226 208 210 202 190L190 166V130Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path
      d="M143 189C174 208 214 192 238 151L229 136C208 172 174 188 145 172Z"
      fill="var(--ill-accent,#C4552D)"
    />
    <path
      d="M147 96C138 74 136 52 139 32C156 42 172 60 178 84Z"
      fill="var(--ill-dark,#2C4A3D)"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M210 98C216 116 217 134 213 148L206 142C204 154 199 162 190 170L187 162C178 172 166 175 144 174C134 169 124 168 110 166C98 164 91 158 92 149C78 148 69 142 68 134C67 124 73 119 82 117C100 113 120 112 136 105C142 94 150 88 162 85C160 60 166 38 177 24C194 40 207 66 210 98Z"
      fill="var(--ill-coat,#DFA15F)"
    />
    <path
      d="M136 105C120 112 100 113 82 117C73 119 67 124 68 134C69 142 78 148 92 149C110 158 126 158 142 148C132 138 132 120 136 105Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path
      d="M172 82C169 64 173 48 179 40C190 53 197 70 199 90L191 82L188 93L180 83Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path d="M84 116C72 118 65 125 68 134C71 139 80 138 87 133C91 127 90 120 84 116Z" fill="currentColor" />
    <path d="M75 124C77 122 79 121 82 121" stroke="var(--ill-light,#FBEFD9)" strokeWidth="3" />
    <g stroke="currentColor" strokeWidth="5">
      <path d="M162 85C160 60 166 38 177 24C194 40 207 66 210 98C216 116 217 134 213 148L206 142C204 154 199 162 190 170L187 162" />
      <path d="M162 85C150 88 142 94 136 105C120 112 100 113 82 117C73 119 67 124 68 134C69 142 78 148 92 149C91 158 98 164 110 166C124 168 134 169 144 174C146 196 138 208 128 222L138 220C129 234 124 246 125 262L134 258C135 284 148 306 153 338C156 358 154 370 151 383C138 389 132 398 134 410H193C195 398 193 388 188 380C193 360 200 344 206 318C202 348 206 372 217 393C206 395 202 402 204 410H306C322 390 326 360 318 326C306 284 284 240 262 198C250 174 238 140 210 98" />
      <path d="M92 149C112 158 128 158 143 147" />
      <path d="M217 393C236 389 256 393 268 402" />
      <path d="M206 318C210 306 217 299 227 297" />
      <path d="M138 290C139 326 137 352 131 378C117 384 108 394 110 410H134" />
      <path d="M153 401v9M172 401v9M225 403v7" />
    </g>
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
