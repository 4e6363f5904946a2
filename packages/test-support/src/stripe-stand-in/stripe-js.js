// Stands in for Stripe.js: the part of it that the product uses, with a form in the page itself.
;(() => {
  const home = new URL(document.currentScript.src).origin
  const api = home === 'https://js.stripe.com' ? 'https://api.stripe.com' : home

  const fields = [
    { name: 'number', label: 'Card number', autocomplete: 'cc-number' },
    { name: 'expiry', label: 'Expiration date (MM / YY)', autocomplete: 'cc-exp' },
    { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc' },
  ]

  function createElement(type) {
    const listeners = { ready: [], change: [], loaderstart: [], loaderror: [] }
    let box

    function tell(event, detail) {
      for (const listener of listeners[event] ?? []) listener(detail)
    }

    function mount(target) {
      box = document.createElement('div')
      for (const { name, label, autocomplete } of fields) {
        const row = document.createElement('label')
        row.textContent = label
        row.style.cssText = 'display: block; margin-bottom: 12px'
        const input = document.createElement('input')
        Object.assign(input, {
          name,
          autocomplete,
          inputMode: 'numeric',
          className: 'StripeElement',
        })
        input.addEventListener('input', () =>
          tell('change', { elementType: type, complete: isComplete(read()), empty: false }),
        )
        input.style.cssText =
          'display: block; width: 100%; margin-top: 4px; padding: 10px; border: 1px solid #9ca3af; border-radius: 8px; background: transparent'
        row.append(input)
        box.append(row)
      }
      const place = typeof target === 'string' ? document.querySelector(target) : target
      place.append(box)
      setTimeout(() => tell('ready', { elementType: type }))
    }

    function read() {
      const values = fields.map(({ name }) => {
        const input = box?.querySelector(`[name="${name}"]`)
        return [name, (input?.value ?? '').replaceAll(' ', '')]
      })
      return Object.fromEntries(values)
    }

    return {
      mount,
      read,
      on: (event, listener) => (listeners[event] ??= []).push(listener),
      off(event, listener) {
        listeners[event] = (listeners[event] ?? []).filter((other) => other !== listener)
      },
      update() {},
      focus: () => box?.querySelector('input')?.focus(),
      unmount: () => box?.remove(),
      destroy: () => box?.remove(),
    }
  }

  function isComplete({ number, expiry, cvc }) {
    return /^\d{16}$/.test(number) && /^\d{2}\/?\d{2}$/.test(expiry) && /^\d{3,4}$/.test(cvc)
  }

  function createElements({ clientSecret }) {
    const made = new Map()
    return {
      clientSecret,
      create(type) {
        const element = createElement(type)
        made.set(type, element)
        return element
      },
      getElement: (type) => made.get(type) ?? null,
      update() {},
      fetchUpdates: async () => ({}),
      async submit() {
        return problemWith(made.get('payment')?.read()) ?? {}
      },
    }
  }

  function problemWith(card) {
    if (card && isComplete(card)) return undefined
    const message = /^\d{16}$/.test(card?.number ?? '')
      ? "Your card's expiration date or security code is incomplete."
      : 'Your card number is incomplete.'
    return { error: { type: 'validation_error', message } }
  }

  async function pay(key, { elements, clientSecret = elements.clientSecret }) {
    const card = elements.getElement('payment')?.read()
    const problem = problemWith(card)
    if (problem) return problem
    const id = clientSecret.split('_secret_')[0]
    const response = await fetch(`${api}/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({
        key,
        client_secret: clientSecret,
        'payment_method_data[card][number]': card.number,
        'payment_method_data[card][expiry]': card.expiry,
        'payment_method_data[card][cvc]': card.cvc,
      }),
    })
    const answer = await response.json()
    return answer.error ? { error: answer.error } : { paymentIntent: answer }
  }

  function unused() {
    throw new Error('The stand-in for Stripe.js has no such call.')
  }

  function Stripe(key) {
    return {
      elements: createElements,
      async confirmPayment(options) {
        const result = await pay(key, options)
        if (result.paymentIntent && options.redirect !== 'if_required') {
          const url = new URL(options.confirmParams.return_url)
          url.searchParams.set('payment_intent', result.paymentIntent.id)
          url.searchParams.set('redirect_status', result.paymentIntent.status)
          location.assign(url)
        }
        return result
      },
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
      registerAppInfo() {},
      _registerWrapper() {},
    }
  }
  Stripe.version = 'endive'
  window.Stripe = Stripe
})()
