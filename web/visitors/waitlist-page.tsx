/** The waitlist by itself: at the address that is passed on. */
import { NightRing, WaitlistPerks, WaitlistSlip } from '#web/visitors/waitlist-form.tsx'

export function WaitlistPage() {
  return (
    <section className="join whole" aria-labelledby="join-head">
      <NightRing />
      <div className="wrap">
        <div>
          <h1 id="join-head">What If Your Brand Could Speak to You?</h1>
          <p className="lede">%PRODUCT_NAME% opens soon. Leave your name, and you’ll hear first.</p>
          <WaitlistPerks />
        </div>
        <WaitlistSlip />
      </div>
    </section>
  )
}
