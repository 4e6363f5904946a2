import { useState } from 'react'
import { useTrialDays } from '#lib/data/config.ts'
import { dayCount } from '#lib/format/day-count.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { Icon } from '#ui/icon.tsx'
import { proPlan } from './content.ts'
import { Answers } from './questions.tsx'
import { Topic } from './topic.tsx'

/** Questions by topic; a search opens those that contain all its words. */
export function HelpTopics() {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const topics = helpTopics(useTrialDays()).map(({ topic, answers }) => ({
    topic,
    answers: answers.filter(({ question, answer }) => {
      const text = `${topic} ${question} ${answer}`.toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  }))
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <>
      <div role="search" className="mx-auto -mt-6 max-w-[70rem] px-4 pb-8 sm:px-6 lg:-mt-12">
        <div className="relative max-w-lg">
          <Icon
            name="search"
            className="pointer-events-none absolute top-3.5 left-3.5 text-muted"
          />
          <input
            type="search"
            enterKeyHint="search"
            aria-label="Search help"
            placeholder="Search the answers"
            maxLength={100}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            className="h-12 w-full rounded-control border border-line bg-surface pr-3 pl-11 text-base text-ellipsis transition-colors duration-150 placeholder:text-muted hover:border-muted"
          />
        </div>
        <p role="status" className="mt-2 min-h-5 text-sm text-muted">
          {words.length > 0 && describeCount(count)}
        </p>
      </div>
      {topics.map(
        ({ topic, answers }) =>
          answers.length > 0 && (
            <Topic key={topic} title={topic}>
              <Answers answers={answers} isOpen={words.length > 0} />
            </Topic>
          ),
      )}
    </>
  )
}

function describeCount(count: number) {
  if (count === 0) return 'No answer has these words. Try fewer of them, or write to us below.'
  return count === 1 ? '1 answer' : `${count} answers`
}

/** The daily work in short answers, in the order of a trip. */
function helpTopics(trialDays: number) {
  return [...dailyWork, planAndTrial(trialDays), largerText, signingIn, yourData]
}

const dailyWork = [
  {
    topic: 'Trips',
    answers: [
      {
        question: 'How do I start a trip?',
        answer:
          'Confirm your email address first. Then choose Start Here on Home and give the trip a name, a start date and its primary currency. Receipts in other currencies are welcome; each currency has its own total.',
      },
      {
        question: "Why can't I start a second trip?",
        answer:
          'One trip is in progress at a time. Finalize the current one, and the next can begin.',
      },
      {
        question: 'I created a trip by mistake. What now?',
        answer:
          'As long as it is empty, choose Edit Trip and then Delete empty trip: it is gone and does not count. One with receipts can be archived.',
      },
      {
        question: 'What does archiving do?',
        answer:
          'It moves a trip out of the way and keeps everything in it. An archived trip still counts towards your subscription limit. Restoring one is part of the Pro plan.',
      },
    ],
  },
  {
    topic: 'Receipts',
    answers: [
      {
        question: 'How do I add a receipt?',
        answer:
          'Press Add receipt, the plus that every screen has, and choose Take Photo, Upload Image, Import Document or Manual Entry. Images may be JPEG, PNG or WebP, up to 10 MB; documents may be PDF, HEIC, TIFF or e-invoices (XML), up to 25 MB and 30 pages.',
      },
      {
        question: 'Can I try it without a receipt at hand?',
        answer:
          'Yes. Before your first trip, and as long as a trip is empty, Home offers Try it with a sample receipt: one of ours is read, and you see what the review looks like. Discard it afterwards, or save it and delete it.',
      },
      {
        question: 'How do I get a good photo?',
        answer:
          'Lay the receipt flat, hold the phone upright, and fill the frame with it in even light.',
      },
      {
        question: 'How do I check the reading?',
        answer:
          'After the photo, the review opens with the fields filled in. Doubtful ones are marked, and you can see where on the photo each value was found. Correct what is wrong, then Save Receipt. Nothing is saved before that.',
      },
      {
        question: 'A saved receipt is wrong. What now?',
        answer:
          'Open it under Receipts and choose edit: change the fields, read the photo again, or delete it. In a finalized trip, re-open the trip first.',
      },
    ],
  },
  {
    topic: 'Other currencies',
    answers: [
      {
        question: 'How is a trip in several currencies added up?',
        answer:
          'Each currency has its own total. Beside them is the approximate total in the currency of the trip: each receipt is converted at the reference rate of the European Central Bank for its day, or for the last day before it that has one. Tap the total to see the rates. They are published for information only.',
      },
      {
        question: 'My card was charged a different amount. What counts?',
        answer:
          'Open the receipt and fill in Charged on my card. That amount then counts instead of the rate, and the report says so.',
      },
      {
        question: 'What about francs, crowns and other currencies that are not in the list?',
        answer:
          'They are read like any other, and More currencies… in the form has all of them. The sums convert them at the rate of the day. The list says which ones have no rates: for those, enter what your card was charged.',
      },
    ],
  },
  {
    topic: 'Working offline',
    answers: [
      {
        question: 'Can I add receipts offline?',
        answer: `Yes. What you photograph, choose or type is kept on this ${deviceNoun} first and marked On this ${deviceNoun}. It is sent automatically when you are back online and the app is open.`,
      },
      {
        question: 'Can receipts be read offline?',
        answer: `Yes. Settings, Read receipts on this ${deviceNoun} downloads the reader once. From then on photos can be read offline too, and with Always on this ${deviceNoun} they are sent only to be saved, not to be read.`,
      },
      {
        question: 'What is different on an iPhone?',
        answer:
          'An iPhone cannot share a photo to this app: take it in the app, or choose Upload Image. Nothing is sent while the app is closed: open it once when you are online. And an iPhone may delete the data of a website after 7 days without use: open Share in Safari, choose Add to Home Screen, and use the app from there. Send waiting receipts first, since the two do not share data.',
      },
    ],
  },
  {
    topic: 'Finalizing',
    answers: [
      {
        question: 'How do I send the claim?',
        answer:
          'Press Finalize, enter the address of the person who books it, and confirm. They receive the Excel report and, if you like, the receipt images; you can have a copy. The same files, and a PDF, can be downloaded at once.',
      },
      {
        question: 'How long do the links work?',
        answer:
          'Links to reports expire after 7 days and need no account. New ones can be made under History with Generate Download Links.',
      },
      {
        question: 'Can I change a trip after finalizing it?',
        answer:
          'Yes. Choose Re-open Trip under History. Its earlier links stop working, so that nobody books from an old report, and the recipient is told by email. Finalize it again when it is right.',
      },
    ],
  },
]

function planAndTrial(trialDays: number) {
  return {
    topic: 'Plan and trial',
    answers: [
      {
        question: 'How does the trial work?',
        answer: `It starts when you confirm your email address and lasts ${dayCount(trialDays)} with every feature. No card is required. The number of trips you can hold during it is limited, archived ones included.`,
      },
      {
        question: 'And after the trial?',
        answer: `You can still finish the trip in progress, and read, export and delete everything. Starting another trip needs the Pro plan at ${proPlan.price} ${proPlan.period}.`,
      },
      {
        question: 'How do I cancel?',
        answer:
          'Settings or Profile, Cancel Subscription. It opens the payment portal, where cards and invoices are managed too. A plan that was granted to you costs nothing and ends on its own.',
      },
    ],
  }
}

const largerText = {
  topic: 'Larger text',
  answers: [
    {
      question: 'Can I make the text larger?',
      answer:
        'Yes. Settings, Appearance, Text size makes all text up to twice as large, on this device. Nothing is cut off.',
    },
    {
      question: 'Why does the page not zoom?',
      answer:
        'So that two quick taps never move it away under your thumb. The text size is there instead, and the photo of a receipt zooms from 50 to 300 % when you tap it.',
    },
  ],
}

const signingIn = {
  topic: 'Signing in safely',
  answers: [
    {
      question: 'Can I sign in without my password?',
      answer:
        'Yes, with a passkey: Profile, Security, Add passkey. Your device then asks for your finger, face or PIN, and there is nothing a scammer could steal.',
    },
    {
      question: 'Can logging in ask for a code as well?',
      answer:
        'Yes. Profile, Security, Two-step sign-in, Set up connects an authenticator app. Keep the recovery codes: if you lose your phone, each of them logs you in once.',
    },
    {
      question: 'Someone else may be in my account. What now?',
      answer:
        'Change your password in Profile: every other device is signed out. Under Security you see where you are signed in and what happened lately.',
    },
  ],
}

const yourData = {
  topic: 'Your data',
  answers: [
    {
      question: 'Can I download everything?',
      answer:
        'Yes: Profile, Data, Download my data, at any time. Your password is asked for again.',
    },
    {
      question: 'Can I delete my account?',
      answer:
        'Yes: Profile, Data, Delete account, with your password. Your trips, receipts and photos are deleted with it.',
    },
  ],
}
