import type { IllustrationProps } from './illustration-props.ts'

export const DogHead = ({ className }: IllustrationProps) => (
  <svg
    aria-hidden="true"
    className={className}
    viewBox="36 6 248 338"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M84 220C80 258 58 290 50 341H270C262 290 240 258 236 220Z" fill="var(--ill-coat,#DFA15F)" />
    <path
      d="M84 214C80 258 58 288 50 341L90 341L86 316L104 326C100 306 108 298 102 280L118 286L110 250ZM236 214C240 258 262 288 270 341L230 341L234 316L216 326C220 306 212 298 218 280L202 286L210 250Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path d="M114 262C112 298 130 316 136 341H184C190 316 208 298 206 262Z" fill="var(--ill-light,#FBEFD9)" />
    <path
      d="M86 226C82 262 60 292 51 340M234 226C238 262 260 292 269 340"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M77 262C104 298 216 298 243 262L251 281C220 322 100 322 69 281Z"
      fill="var(--ill-accent,#C4552D)"
    />
    <circle cx="160" cy="315" r="13" fill="var(--ill-light,#FBEFD9)" stroke="currentColor" strokeWidth="5" />
    <path
      d="M160 97C148 94 128 96 110 108L72 158L57 176L72 178C70 190 68 196 59 207L78 206C80 216 78 222 74 233L92 228C100 240 110 248 122 256C126 276 142 288 160 288"
      fill="var(--ill-coat,#DFA15F)"
    />
    <path
      d="M160 97C172 94 192 96 210 108L248 158L263 176L248 178C250 190 252 196 261 207L242 206C240 216 242 222 246 233L228 228C220 240 210 248 198 256C194 276 178 288 160 288"
      fill="var(--ill-coat,#DFA15F)"
    />
    <path d="M148 97H172" stroke="currentColor" strokeWidth="5" />
    <path
      d="M78 206C92 204 104 212 112 226C116 236 119 246 122 256C110 248 100 240 92 228L74 233C78 222 80 216 78 206ZM242 206C228 204 216 212 208 226C204 236 201 246 198 256C210 248 220 240 228 228L246 233C242 222 240 216 242 206Z"
      fill="var(--ill-light,#FBEFD9)"
    />
    <path
      d="M160 97C152 96 144 96 138 100C146 114 150 130 150 148C147 170 132 182 124 200C116 222 120 244 123 258C128 276 142 287 160 287C178 287 192 276 197 258C200 244 204 222 196 200C188 182 173 170 170 148C170 130 174 114 182 100C176 96 168 96 160 97Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path
      d="M72 160C58 108 58 54 72 18C106 38 132 66 146 98C140 128 100 150 72 160ZM248 160C262 108 262 54 248 18C214 38 188 66 174 98C180 128 220 150 248 160Z"
      fill="var(--ill-coat,#DFA15F)"
    />
    <path
      d="M82 136C70 100 70 68 80 42C102 60 118 80 128 106L116 102L110 122L98 110ZM238 136C250 100 250 68 240 42C218 60 202 80 192 106L204 102L210 122L222 110Z"
      fill="var(--ill-dark,#2C4A3D)"
    />
    <path
      d="M146 98C132 66 106 38 72 18C58 54 58 106 71 157L57 176L72 178C70 190 68 196 59 207L78 206C80 216 78 222 74 233L92 228C100 240 110 248 122 256C126 276 142 288 160 288M174 98C188 66 214 38 248 18C262 54 262 106 249 157L263 176L248 178C250 190 252 196 261 207L242 206C240 216 242 222 246 233L228 228C220 240 210 248 198 256C194 276 178 288 160 288"
      stroke="currentColor"
      strokeWidth="5"
    />
    <path
      d="M104 143C111 136 122 135 131 140M216 143C209 136 198 135 189 140"
      stroke="var(--ill-light,#FBEFD9)"
      strokeWidth="5"
    />
    <path
      d="M104 168C108 153 130 152 139 169C130 180 112 180 104 168ZM216 168C212 153 190 152 181 169C190 180 208 180 216 168Z"
      fill="currentColor"
    />
    <circle cx="118" cy="163" r="4" fill="var(--ill-light,#FBEFD9)" />
    <circle cx="194" cy="163" r="4" fill="var(--ill-light,#FBEFD9)" />
    <path
      d="M137 216C137 206 149 201 160 201C171 201 183 206 183 216C183 228 171 237 160 239C149 237 137 228 137 216Z"
      fill="currentColor"
    />
    <path d="M147 211C150 208 155 207 160 207" stroke="var(--ill-light,#FBEFD9)" strokeWidth="3.5" />
    <path
      d="M160 239V250M133 251C139 264 154 264 160 250C166 264 181 264 187 251"
      stroke="var(--ill-light,#FBEFD9)"
      strokeWidth="4"
    />
    <path
      d="M236 84L254 81L258 103L240 106Z"
      fill="var(--ill-accent,#C4552D)"
      stroke="currentColor"
      strokeWidth="4"
    />
  </svg>
)
