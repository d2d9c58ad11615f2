/** The waitlist as a page of its own, with a URL to share. */
import { DarkRingDecoration, TrialOpenNote, WaitlistPerks, WaitlistReceipt } from '#web/visitors/waitlist-form.tsx'

export function WaitlistPage() {
  return (
    <section className="join whole" aria-labelledby="join-head">
      <DarkRingDecoration />
      <div className="wrap">
        <div>
          <h1 id="join-head">What If Your Brand Could Speak to You?</h1>
          <p className="lede">We’re launching soon. Leave your name, and you’ll hear first.</p>
          <WaitlistPerks />
          <TrialOpenNote />
        </div>
        <WaitlistReceipt />
      </div>
    </section>
  )
}
