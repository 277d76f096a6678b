package main

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

type event struct {
	Event string
	Job   Job
}

// region verify
func isGenuine(header http.Header, body []byte) bool {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	age := time.Since(time.Unix(seconds, 0))
	if err != nil || age > 5*time.Minute || age < -5*time.Minute {
		return false
	}
	// What follows the prefix is the key, in Base64.
	secret := strings.TrimPrefix(os.Getenv("EASEL_WEBHOOK_SECRET"), "whsec_")
	key, err := base64.StdEncoding.DecodeString(secret)
	if err != nil || len(key) == 0 {
		return false
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.%s", id, timestamp, body)
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, received := range strings.Split(header.Get("webhook-signature"), " ") {
		if hmac.Equal([]byte(expected), []byte(received)) {
			return true
		}
	}
	return false
}

// endregion

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	port := os.Getenv("EASEL_WEBHOOK_PORT")
	if port == "" {
		port = "9000"
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+port)
	if err != nil {
		log.Fatal(err)
	}
	events := make(chan event, 1)
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var received event
		body, err := io.ReadAll(r.Body)
		if err != nil || !isGenuine(r.Header, body) || json.Unmarshal(body, &received) != nil {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		w.WriteHeader(http.StatusNoContent)
		events <- received
	})}
	go server.Serve(listener)

	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"notifyUrl": "https://hooks.customer.example/easel",
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"count": 1}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel": "600423083519508503",
				"prompts": []JSON{{"text": "a lighthouse"}},
			}},
		},
	}, &created)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("job %s created, waiting for the webhook\n", created.Job.ID)
	received := <-events
	images := len(received.Job.SuccessInfo.Images)
	fmt.Printf("%s: job %s, images: %d\n", received.Event, received.Job.ID, images)
	if err := server.Shutdown(ctx); err != nil {
		log.Fatal(err)
	}
}
