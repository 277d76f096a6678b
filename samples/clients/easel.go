// A small client of the Easel API. Go 1.19 or newer, standard library only.
package main

import (
	"bytes"
	"context"
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"time"
)

type JSON = map[string]any

var client = &http.Client{Timeout: time.Minute}

type Job struct {
	ID, Type, Status        string
	Credits, CreditsCharged float64
	SuccessInfo             struct{ Images []Image }
	FailedInfo              struct{ Reason, Code string }
}

type Image struct {
	ID, URL, Seed string
	Meta          struct{ Image struct{ Width, Height int } }
}

// Problem is a refused request, as the problem document describes it.
type Problem struct {
	Status       int
	Code, Detail string
	Retryable    bool
	Errors       []struct{ Pointer, Code, Detail string }
	RequestID    string `json:"traceId"`
	RetryAfter   time.Duration
}

func (p *Problem) Error() string {
	text := fmt.Sprintf("%d %s: %s (%s)", p.Status, p.Code, p.Detail, p.RequestID)
	for _, field := range p.Errors {
		text += fmt.Sprintf("\n  %s: %s", field.Pointer, field.Detail)
	}
	return text
}

type Easel struct {
	API, AppID, KeyID string
	Key               *rsa.PrivateKey
	Headers           map[string]string // sent with every call
	Attempts          int
}

func NewEasel() (*Easel, error) {
	key, err := ReadKey(setting("EASEL_PRIVATE_KEY", "easel-private-key.pem"))
	api, appID := setting("EASEL_API", "http://127.0.0.1:8787"), setting("EASEL_APP_ID", "app_sandbox")
	return &Easel{API: api, AppID: appID, Key: key, Attempts: 4}, err
}

func setting(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

// ReadKey accepts PKCS#8 ("PRIVATE KEY") and PKCS#1 ("RSA PRIVATE KEY").
func ReadKey(file string) (*rsa.PrivateKey, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	block, _ := pem.Decode(text)
	if block == nil {
		return nil, fmt.Errorf("%s is not a PEM file", file)
	}
	if key, err := x509.ParsePKCS8PrivateKey(block.Bytes); err == nil {
		if key, ok := key.(*rsa.PrivateKey); ok {
			return key, nil
		}
		return nil, fmt.Errorf("%s is not an RSA key", file)
	}
	return x509.ParsePKCS1PrivateKey(block.Bytes)
}

// RandomID makes a nonce or a requestId.
func RandomID() string {
	id := make([]byte, 16)
	rand.Read(id) // does not fail on any system that Go supports
	return hex.EncodeToString(id)
}

// region sign

func (e *Easel) Sign(method, path string, body []byte) (string, error) {
	timestamp, nonce := time.Now().Unix(), RandomID()
	message := fmt.Sprintf("%s\n%s\n%d\n%s\n%s", method, path, timestamp, nonce, body)
	digest := sha256.Sum256([]byte(message))
	signature, err := rsa.SignPKCS1v15(nil, e.Key, crypto.SHA256, digest[:])
	header := fmt.Sprintf("EASEL-SHA256-RSA app_id=%s,nonce_str=%s,timestamp=%d", e.AppID, nonce, timestamp)
	if e.KeyID != "" {
		header += ",key_id=" + e.KeyID
	}
	return header + ",signature=" + base64.StdEncoding.EncodeToString(signature), err
}

// endregion

// Call decodes the answer into result.
func (e *Easel) Call(ctx context.Context, method, path string, body, result any) error {
	_, err := e.call(ctx, method, path, body, result)
	return err
}

// Repeating is safe: whatever costs credits carries a requestId, and each attempt is signed anew.
func (e *Easel) call(ctx context.Context, method, path string, body, result any) (time.Duration, error) {
	var data []byte
	if body != nil {
		var err error
		if data, err = json.Marshal(body); err != nil {
			return 0, err
		}
	}
	for attempt := 1; ; attempt++ {
		authorization, err := e.Sign(method, path, data)
		if err != nil {
			return 0, fmt.Errorf("sign: %w", err)
		}
		own := map[string]string{"Authorization": authorization, "Content-Type": "application/json"}
		answer, retryAfter, err := send(ctx, method, e.API+path, data, own, e.Headers)
		if err == nil {
			return retryAfter, json.Unmarshal(answer, result)
		}
		var problem *Problem
		if !errors.As(err, &problem) || !problem.Retryable || attempt >= e.Attempts {
			return 0, err
		}
		if err := sleep(ctx, retryAfter, attempt); err != nil {
			return 0, err
		}
	}
}

func send(ctx context.Context, method, url string, body []byte, headers ...map[string]string) ([]byte, time.Duration, error) {
	request, err := http.NewRequestWithContext(ctx, method, url, bytes.NewReader(body))
	if err != nil {
		return nil, 0, err
	}
	for _, set := range headers {
		for name, value := range set {
			request.Header.Set(name, value)
		}
	}
	response, err := client.Do(request)
	if err != nil {
		return nil, 0, err
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	seconds, _ := strconv.Atoi(response.Header.Get("Retry-After"))
	retryAfter := time.Duration(seconds) * time.Second
	status := response.StatusCode
	if err == nil && (status == 202 || status >= 300) {
		// What follows is overwritten by the document; a gateway on the way may answer without one.
		problem := &Problem{Status: status, Code: "UNKNOWN", Detail: response.Status}
		problem.Retryable = status == 202 || status == 502 || status == 503
		_ = json.Unmarshal(answer, problem)
		problem.RetryAfter = retryAfter
		err = problem
	}
	return answer, retryAfter, err
}

// sleep takes Retry-After, or else doubles from 2 up to 30 seconds.
func sleep(ctx context.Context, wait time.Duration, attempt int) error {
	if wait == 0 && attempt < 5 {
		wait = time.Second << attempt
	} else if wait == 0 {
		wait = 30 * time.Second
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(wait):
		return nil
	}
}

// WaitForJob follows a job to its end. Any end but success is an error; a status it does not know is no end.
func (e *Easel) WaitForJob(ctx context.Context, id string) (Job, error) {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Minute)
	defer cancel()
	var answer struct{ Job Job }
	for look := 1; ; look++ {
		retryAfter, err := e.call(ctx, "GET", "/v1/jobs/"+id+"?wait=20", nil, &answer)
		if err != nil {
			return answer.Job, fmt.Errorf("wait for job %s: %w", id, err)
		}
		switch answer.Job.Status {
		case "SUCCESS":
			return answer.Job, nil
		case "FAILED", "CANCELED":
			return answer.Job, fmt.Errorf("job %s: %s %s", id, answer.Job.Status, answer.Job.FailedInfo.Reason)
		}
		if err := sleep(ctx, retryAfter, look); err != nil {
			return answer.Job, fmt.Errorf("wait for job %s: %w", id, err)
		}
	}
}

// Upload sends an image and returns its resource id.
func (e *Easel) Upload(ctx context.Context, file string) (string, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	var place struct {
		ResourceID, PutURL string
		Headers            map[string]string
	}
	declared := JSON{"contentType": http.DetectContentType(data), "contentLength": len(data)}
	if err := e.Call(ctx, "POST", "/v1/resource/image", declared, &place); err != nil {
		return "", fmt.Errorf("upload %s: %w", file, err)
	}
	_, _, err = send(ctx, "PUT", place.PutURL, data, place.Headers)
	return place.ResourceID, err
}

// Download saves a result image and returns its size in bytes.
func (e *Easel) Download(ctx context.Context, url, file string) (int, error) {
	image, _, err := send(ctx, "GET", url, nil)
	if err != nil {
		return 0, fmt.Errorf("download %s: %w", file, err)
	}
	return len(image), os.WriteFile(file, image, 0o644)
}
