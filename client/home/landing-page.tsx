import { useTranslation } from 'react-i18next'
import { LanguageToggle } from '../i18n/language-toggle.tsx'
import { paths } from '../lib/paths.ts'
import { PageHead } from '../ui/page-head.tsx'
import { SiteMark } from '../ui/site-mark.tsx'
import { BouncingBall } from './bouncing-ball.tsx'
import { DogAtTheDoor } from './dog-at-the-door.tsx'

/** The three arcs of the way the ball has come. */
const Trail = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 420 170"
    fill="none"
    strokeLinecap="round"
    className="absolute bottom-full left-[4.7%] mb-1 hidden w-[32.5%] text-ochre-500 roomy:block"
  >
    <path
      d="M4 166Q66 96 132 164Q216 26 302 166Q352 34 414 4"
      stroke="currentColor"
      strokeWidth="5"
      strokeDasharray="3 14"
    />
  </svg>
)

const LandingPage = () => {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <PageHead {...t('pages.landing', { returnObjects: true })} site={t('shell.site')} />
      <header className="page-width flex w-full items-center justify-between gap-4 pt-5 pb-2 lg:pt-7">
        <SiteMark to={paths.dashboard} lines={[t('shell.siteFirstLine'), t('shell.siteSecondLine')]} />
        <LanguageToggle />
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <div className="page-width grid w-full flex-1 grid-cols-1 gap-6 pt-5 short:grid-cols-[1fr_auto] short:pt-1 roomy:min-h-[min(33rem,100dvh_-_14rem)] roomy:grid-cols-[1fr_auto] roomy:pt-12">
          <h1 className="max-w-[9em] text-[clamp(2.25rem,1.4rem+3.4vw,4.5rem)] text-title roomy:ml-[8%] lang-ka:max-w-[11em] lang-ka:text-[clamp(1.875rem,1.2rem+2.7vw,3.5rem)]">
            {t('home.landing.title')}
          </h1>
          <DogAtTheDoor className="-mb-px min-h-10 w-[min(100%,26rem,100dvh_-_19rem)] self-end justify-self-end md:w-[min(36rem,100dvh_-_23rem)] short:w-[min(40vw,100dvh_-_11rem)] roomy:w-[min(36rem,44vw,100dvh_-_16rem)]" />
        </div>
        <div className="h-30 border-t-[5px] border-forest-800 bg-paper-deep short:h-20 roomy:h-35">
          <div className="page-width relative h-full">
            <Trail />
            <BouncingBall className="absolute -top-9 left-[7%] w-(--ball) [--ball-along:120%] [--ball-fall:0%] [--ball-shadow:0%] [--ball:clamp(6.25rem,18vw,14.4rem)] md:-top-18 md:[--ball:11rem] short:-top-9 short:[--ball:5.75rem] roomy:-top-[calc(var(--ball)*1.28)] roomy:left-[38%] roomy:[--ball-along:58%] roomy:[--ball-fall:42%] roomy:[--ball-shadow:-42%] roomy:[--ball:min(18vw,14.4rem,78dvh_-_21rem)]" />
          </div>
        </div>
      </main>
    </div>
  )
}

export { LandingPage as Component }
