import type { IllustrationProps } from './illustration-props.ts'

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
      <path
        d="M300 384C314 352 350 344 380 364L377 352C400 364 412 384 414 408C404 404 396 404 388 408L392 418C356 422 322 418 296 410Z"
        fill="var(--ill-dark,#2C4A3D)"
        stroke="currentColor"
        strokeWidth="8"
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
        strokeWidth="8"
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
      <g stroke="currentColor" strokeWidth="8">
        <path d="M162 85C160 60 166 38 177 24C194 40 207 66 210 98C216 116 217 134 213 148L206 142C204 154 199 162 190 170L187 162" />
        <path d="M162 85C150 88 142 94 136 105C120 112 100 113 82 117C73 119 67 124 68 134C69 142 78 148 92 149C91 158 98 164 110 166C124 168 134 169 144 174C146 196 138 208 128 222L138 220C129 234 124 246 125 262L134 258C135 284 148 306 153 338C156 358 154 370 151 383C138 389 132 398 134 410H193C195 398 193 388 188 380C193 360 200 344 206 318C202 348 206 372 217 393C206 395 202 402 204 410H306C322 390 326 360 318 326C306 284 284 240 262 198C250 174 238 140 210 98" />
        <path d="M92 149C112 158 128 158 143 147" />
        <path d="M217 393C236 389 256 393 268 402" />
        <path d="M206 318C210 306 217 299 227 297" />
        <path d="M138 290C139 326 137 352 131 378C117 384 108 394 110 410H134" />
      </g>
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
