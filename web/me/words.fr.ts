import { french } from '../../core/words.ts';
import type { MeWords } from './words.en.ts';

export const meFr: MeWords = {
  me: {
    title: 'Profil',
    nobody: 'Choisissez un nom pour jouer en ligne.',
    name: 'Votre nom',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    tables: 'Vos tables en ligne',
    noTables: 'Vous n’êtes encore à aucune table.',
    otherDevice: 'Sur un autre appareil',
    otherDeviceText: 'Ouvrez-y ce lien ou scannez le code : même nom, mêmes places.',
    makeLink: 'Créer un lien',
    linkWarning: minutes =>
      `Toute personne qui l’ouvre joue à votre nom : gardez-le pour vous. Il marche une fois, pendant ${french.count(minutes, 'minute', 'minutes')}.`,
    data: 'Vos données',
    dataText: 'Tout ce que Potager garde sur vous, dans un fichier.',
    download: 'Télécharger',
    forget: 'Effacer mes données',
    forgetText: 'Vous quittez Potager pour de bon. C’est irréversible.',
    goes: 'Ce qui disparaît',
    goesList: [
      'votre nom, à toutes les tables',
      'tout ce que vous avez écrit dans la discussion',
      'les clés de tous vos appareils, votre adresse e-mail et les notifications',
      'vos tables où la partie n’a pas encore commencé',
    ],
    stays: 'Ce qui reste',
    staysList: [
      'les coups de vos parties : ce sont aussi celles des autres. Votre place s’appelle « Quelqu’un »',
      'les parties en cours : un robot continue pour vous',
      'les sauvegardes déjà faites par le serveur',
    ],
    forgetSure: 'Effacer mes données…',
    forgetReally: 'Oui, tout effacer pour de bon',
    keep: 'Non, tout garder',
  },
  move: {
    title: 'Utiliser aussi cet appareil',
    text: 'Votre nom et vos places viennent sur cet appareil. L’autre appareil les garde aussi.',
    replaces: name =>
      `Cet appareil est au nom suivant : ${name}. Il l’oubliera ; sans un autre appareil à ce nom, ces places seront perdues.`,
    go: 'Continuer ici',
    done: name => `Bienvenue, ${name}.`,
    noCode: 'Le lien est incomplet. Créez-en un nouveau sur l’autre appareil, sous « Profil ».',
    spent: 'Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur l’autre appareil, sous « Profil ».',
  },
  notices: {
    title: 'Me prévenir quand c’est à moi',
    on: 'Oui',
    off: 'Non',
    push: 'Notifications sur cet appareil',
    pushHint: 'Elles arrivent même quand Potager est fermé. Au plus une toutes les 15 minutes.',
    pushTroubles: {
      insecure: 'Il faut une adresse sécurisée (https), et celle-ci ne l’est pas.',
      unsupported: 'Ce navigateur ne sait pas montrer les notifications de pages fermées.',
      refused:
        'Ce navigateur bloque les notifications de Potager. Vous pouvez les autoriser dans ses réglages.',
    },
    pushFailed:
      'Ça n’a pas marché : le service de notifications du navigateur ou Potager n’a pas répondu. Réessayez.',
    mail: 'Adresse e-mail',
    mailHint: 'Nous envoyons d’abord un lien à cette adresse, et rien d’autre avant votre confirmation.',
    mailAsk: 'Envoyer le lien',
    mailAsked: address =>
      `Si ${address} existe, un lien est en route. Ouvrez-le dans les 2 jours, sur n’importe quel appareil.`,
    mailConfirmed: address => `Les e-mails partent à l’adresse ${address}.`,
    mailStop: 'Ne plus recevoir d’e-mails',
    noMail: 'Ce serveur n’envoie pas d’e-mails.',
    quiet: 'Heures calmes',
    quietFrom: 'de',
    quietTo: 'à',
    quietZone: zone => `À l’heure de cet appareil (${zone.replaceAll('_', ' ')}).`,
    hour: hour => `${hour} h`,
    failed: 'Ça n’a pas marché. Vérifiez la connexion et réessayez.',
  },
};
